-- What a job seeker has done, learnt and proven. A job named a title in words; it now names one of the taxonomy, and keeps in its
-- description words that are no title there.
ALTER TABLE seekers ADD COLUMN educations jsonb NOT NULL DEFAULT '[]';
ALTER TABLE seekers ADD COLUMN certificates jsonb NOT NULL DEFAULT '[]';

UPDATE seekers SET experiences = (
  SELECT jsonb_agg(jsonb_build_object(
    'employerName', job ->> 'employerName',
    'jobTitleId', title.id,
    'from', job ->> 'from',
    'isCurrent', job ->> 'to' IS NULL AND position = 1,
    'to', CASE WHEN job ->> 'to' IS NULL AND position > 1 THEN job ->> 'from' ELSE job ->> 'to' END,
    'description', CASE WHEN title.id IS NULL THEN concat_ws(E'\n', job ->> 'title', job ->> 'description') ELSE job ->> 'description' END
  ) ORDER BY position)
  FROM jsonb_array_elements(experiences) WITH ORDINALITY AS each (job, position)
  LEFT JOIN LATERAL (SELECT id FROM job_titles WHERE name ->> 'ar' = job ->> 'title' ORDER BY id LIMIT 1) AS title ON true
) WHERE experiences <> '[]';
