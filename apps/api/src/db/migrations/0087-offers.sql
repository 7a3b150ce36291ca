-- Every version of what a candidate was offered. Until now there was a word for how far an offer had come, and nothing of it.
UPDATE applications SET offer_state = 'none' WHERE offer_state <> 'none';
ALTER TABLE applications
  ADD COLUMN offers jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN offer_due_at timestamptz(6);
CREATE INDEX applications_offer_due_at ON applications (offer_due_at) WHERE offer_state = 'sent';
