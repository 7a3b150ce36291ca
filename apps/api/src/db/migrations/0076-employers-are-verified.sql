-- Why an employer is in a state that nobody wishes for; staff, or the expiry of its registration, say so.
ALTER TABLE employers ADD COLUMN state_reason text;
ALTER TABLE employers ADD COLUMN state_note text;
ALTER TABLE employers ADD COLUMN license_number text;
ALTER TABLE employers ADD COLUMN landline text;
ALTER TABLE employers ADD COLUMN address jsonb;
ALTER TABLE employers ADD COLUMN branches jsonb NOT NULL DEFAULT '[]';

-- Verified employers whose registration runs out are looked for again and again.
CREATE INDEX employers_verified_cr_expires_on ON employers (cr_expires_on, id) WHERE state = 'verified';
