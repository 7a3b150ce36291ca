-- What a member of staff wrote to somebody, where a mail's words are not the product's own.
ALTER TABLE mails ADD COLUMN message jsonb;
