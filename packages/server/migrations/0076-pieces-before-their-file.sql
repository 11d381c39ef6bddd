-- The row of a file that is written while it is made comes after its pieces: it holds its person and his customer, who may be changed meanwhile
-- (decision 0084).
alter table kept_file_pieces alter constraint kept_file_pieces_file_id_fkey deferrable initially deferred;
