-- A synonym was a text alone; its script says which language it is in.
CREATE FUNCTION pg_temp.with_language(synonyms text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    jsonb_agg(jsonb_build_object('text', word, 'language', CASE WHEN word ~ '[\u0600-\u06FF]' THEN 'ar' ELSE 'en' END) ORDER BY position),
    '[]')
  FROM unnest(synonyms) WITH ORDINALITY AS each (word, position)
$$;

ALTER TABLE industries ALTER COLUMN synonyms DROP DEFAULT,
  ALTER COLUMN synonyms TYPE jsonb USING pg_temp.with_language(synonyms), ALTER COLUMN synonyms SET DEFAULT '[]';
ALTER TABLE job_titles ALTER COLUMN synonyms DROP DEFAULT,
  ALTER COLUMN synonyms TYPE jsonb USING pg_temp.with_language(synonyms), ALTER COLUMN synonyms SET DEFAULT '[]';
ALTER TABLE skills ALTER COLUMN synonyms DROP DEFAULT,
  ALTER COLUMN synonyms TYPE jsonb USING pg_temp.with_language(synonyms), ALTER COLUMN synonyms SET DEFAULT '[]';
