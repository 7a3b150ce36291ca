-- What staff write of a job seeker, and what the person has said.
ALTER TABLE seekers
  ADD COLUMN marital_status text,
  ADD COLUMN disability text,
  ADD COLUMN district text,
  ADD COLUMN industries jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN driving_license text,
  ADD COLUMN portfolio_urls jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN current_salary bigint,
  ADD COLUMN fraud_status text NOT NULL DEFAULT 'none',
  ADD COLUMN source text NOT NULL DEFAULT 'site',
  ADD COLUMN consents jsonb NOT NULL DEFAULT '{"marketing": false, "sms": false, "whatsapp": false, "at": null}';

-- An address is the same in capitals.
ALTER TABLE seekers DROP CONSTRAINT seekers_email;
CREATE UNIQUE INDEX seekers_email ON seekers (lower(email));
