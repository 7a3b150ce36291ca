-- Whoever registered hears of new dates, of the day before, of the end of it, and what staff write.
ALTER TABLE events ADD COLUMN sequence integer NOT NULL DEFAULT 0;
CREATE TABLE event_letters (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
  message jsonb NOT NULL,
  created_at timestamptz(6) NOT NULL
);
CREATE INDEX event_letters_event_id ON event_letters (event_id, id);
ALTER TABLE event_registrations
  ADD COLUMN told_sequence integer NOT NULL DEFAULT 0,
  ADD COLUMN reminded_for timestamptz(6),
  ADD COLUMN letter_id uuid;
-- What begins within a day is not told of by a release.
UPDATE event_registrations SET reminded_for = start_at FROM events
  WHERE events.id = event_id AND start_at <= now() + interval '1 day';
ALTER TABLE mails ADD COLUMN event_registration_id uuid;
CREATE INDEX mails_event_registration_id ON mails (event_registration_id);
