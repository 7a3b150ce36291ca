-- A match score follows from an explanation; the server explains those that have none when it starts.
ALTER TABLE applications ADD COLUMN match_explanation jsonb;
CREATE INDEX applications_unexplained ON applications (id) WHERE match_explanation IS NULL;

-- An answer names its question and is judged by what that expects. Those that named none keep their words and were never judged.
ALTER TABLE applications DROP COLUMN has_failed_knockout;
UPDATE applications SET answers = (
  SELECT jsonb_agg(jsonb_build_object(
    'questionId', gen_random_uuid(),
    'question', jsonb_build_object('ar', answer ->> 'question'),
    'type', 'text',
    'value', jsonb_build_array(answer ->> 'answer'),
    'knockoutFailed', false
  ))
  FROM jsonb_array_elements(answers) AS each (answer)
) WHERE answers <> '[]';
ALTER TABLE applications ADD COLUMN has_failed_knockout boolean NOT NULL GENERATED ALWAYS AS (jsonb_path_exists(answers, '$[*] ? (@.knockoutFailed == true)')) STORED;
