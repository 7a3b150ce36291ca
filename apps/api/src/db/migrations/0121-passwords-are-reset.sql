-- A link in a mail may also lead to a new password; and nobody has to say anything about themselves.
ALTER TABLE staff_links DROP CONSTRAINT staff_links_purpose_check;
ALTER TABLE staff_links ADD CONSTRAINT staff_links_purpose_check CHECK (purpose IN ('invitation', 'reset'));
ALTER TABLE staff ALTER COLUMN about DROP NOT NULL, ALTER COLUMN about DROP DEFAULT;
UPDATE staff SET about = NULL WHERE about = '';
