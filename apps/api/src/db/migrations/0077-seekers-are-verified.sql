-- What is known of somebody, and why they are in a state that nobody wishes for.
ALTER TABLE seekers
  ADD COLUMN state_reason text,
  ADD COLUMN state_note text,
  ADD COLUMN suspended_until date,
  ADD COLUMN mobile_verified_at timestamptz(6),
  ADD COLUMN email_verified_at timestamptz(6),
  ADD COLUMN verified_id_at timestamptz(6),
  ADD COLUMN id_expires_on date;
-- Who is active already was reached once.
UPDATE seekers SET mobile_verified_at = created_at WHERE state <> 'unverified';

CREATE INDEX seekers_suspended_until ON seekers (suspended_until, id) WHERE state = 'suspended';
CREATE INDEX seekers_state_changed_at ON seekers (state_changed_at, id);
CREATE INDEX seekers_state_state_changed_at ON seekers (state, state_changed_at, id);

ALTER TABLE mails ADD COLUMN seeker_id uuid REFERENCES seekers ON DELETE SET NULL;
CREATE INDEX mails_seeker_id ON mails (seeker_id);
