-- What an event says of a person in words and values; the event itself holds only their salted digest, so that they can be erased.
CREATE TABLE audit_personal (
  event_id uuid PRIMARY KEY,
  person_id text,
  salt bytea NOT NULL,
  content jsonb NOT NULL
);
CREATE INDEX audit_personal_person_id ON audit_personal (person_id);
ALTER TABLE audit_events ADD COLUMN personal bytea;
