-- What a document is and until when it holds; null for papers of which nobody has said it.
ALTER TABLE record_files ADD COLUMN type text;
ALTER TABLE record_files ADD COLUMN number text CHECK (length(number) BETWEEN 1 AND 40);
ALTER TABLE record_files ADD COLUMN issued_on date;
ALTER TABLE record_files ADD COLUMN expires_on date CHECK (expires_on >= issued_on);
