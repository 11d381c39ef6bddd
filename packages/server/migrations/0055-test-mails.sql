-- Whether a test mail has left is asked with each look at what is to be set up, among all mails of the company.
create index mails_tests on mails (id) where template = 'mail_test';
