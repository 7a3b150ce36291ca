-- Job seekers who have left can be anonymised, some time after somebody has asked for it.
ALTER TABLE seekers
  ADD COLUMN anonymise_at timestamptz(6),
  ADD COLUMN anonymise_reason text;
CREATE INDEX seekers_anonymise_at ON seekers (anonymise_at, id) WHERE anonymise_at IS NOT NULL;
