-- When a member was mailed that something of a thread is unread; gone with the row once he has read it, so that he is mailed once until then.
alter table message_unread add column mailed_at timestamptz;
