-- By what two records are told to be the same person: e-mail without what a mailbox ignores, and the name without ways of writing.
ALTER TABLE seekers
  ADD COLUMN email_key text COLLATE "C" GENERATED ALWAYS AS (
    CASE WHEN state <> 'anonymised' THEN
      replace(regexp_replace(split_part(lower(email), '@', 1), '\+.*$', ''), '.', '') || '@' || split_part(lower(email), '@', 2)
    END) STORED,
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (
    CASE WHEN state <> 'anonymised' THEN
      translate((name -> 'ar' ->> 'first') || ' ' || (name -> 'ar' ->> 'family'), 'أإآىةـ', 'ااايه')
    END) STORED;
CREATE INDEX seekers_email_key ON seekers (email_key);
CREATE INDEX seekers_name_key ON seekers (name_key, birth_date);
CREATE INDEX seekers_nationality ON seekers (nationality);
