-- Two records of one person become one; what is left of the other is its number, and is nobody's double.
ALTER TABLE seekers
  DROP CONSTRAINT seekers_state_check,
  ADD CONSTRAINT seekers_state_check
    CHECK (state IN ('unverified', 'active', 'suspended', 'deactivated', 'anonymised', 'merged')),
  DROP COLUMN email_key,
  DROP COLUMN name_key;
ALTER TABLE seekers
  ADD COLUMN email_key text COLLATE "C" GENERATED ALWAYS AS (
    CASE WHEN state NOT IN ('anonymised', 'merged') THEN
      replace(regexp_replace(split_part(lower(email), '@', 1), '\+.*$', ''), '.', '') || '@' || split_part(lower(email), '@', 2)
    END) STORED,
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (
    CASE WHEN state NOT IN ('anonymised', 'merged') THEN
      translate((name -> 'ar' ->> 'first') || ' ' || (name -> 'ar' ->> 'family'), 'أإآىةـ', 'ااايه')
    END) STORED;
CREATE INDEX seekers_email_key ON seekers (email_key);
CREATE INDEX seekers_name_key ON seekers (name_key, birth_date);
