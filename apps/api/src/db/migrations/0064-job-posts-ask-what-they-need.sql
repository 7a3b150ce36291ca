-- What a job post holds though it is not asked for, from when every field stood in the form: no save could clear it from there.
UPDATE job_posts SET apply_url = NULL WHERE apply_url IS NOT NULL AND apply_mode <> 'external_url';
UPDATE job_posts SET apply_email = NULL WHERE apply_email IS NOT NULL AND apply_mode <> 'email';
UPDATE job_posts SET nationality = jsonb_set(nationality, '{countries}', '[]')
 WHERE nationality ->> 'rule' <> 'list' AND nationality -> 'countries' <> '[]';

-- Choices belong to questions that are answered with them, and an expected answer is one that the question can be given.
WITH asked AS (
  SELECT job_posts.id, position, question,
         question ->> 'type' AS type,
         CASE WHEN question ->> 'type' IN ('single', 'multi') THEN question -> 'options' ELSE '[]' END AS options,
         CASE
           WHEN question ->> 'type' = 'yes_no' AND lower(question ->> 'expectedAnswer') IN ('yes', 'true', 'نعم') THEN 'yes'
           WHEN question ->> 'type' = 'yes_no' AND lower(question ->> 'expectedAnswer') IN ('no', 'false', 'لا') THEN 'no'
           WHEN question ->> 'type' IN ('single', 'multi') AND question -> 'options' ? (question ->> 'expectedAnswer')
             THEN question ->> 'expectedAnswer'
           WHEN question ->> 'type' = 'number' AND question ->> 'expectedAnswer' ~ '^-?[0-9]+([.][0-9]+)?$'
             THEN question ->> 'expectedAnswer'
           WHEN question ->> 'type' = 'date' AND question ->> 'expectedAnswer' ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
             THEN question ->> 'expectedAnswer'
           WHEN question ->> 'type' = 'text' THEN question ->> 'expectedAnswer'
         END AS expected
    FROM job_posts, jsonb_array_elements(questions) WITH ORDINALITY AS each (question, position)
), mended AS (
  SELECT id, jsonb_agg(
           question || jsonb_build_object(
             'options', options,
             'expectedAnswer', expected,
             'isKnockout', (question ->> 'isKnockout')::boolean AND expected IS NOT NULL
           ) ORDER BY position) AS questions
    FROM asked GROUP BY id
)
UPDATE job_posts SET questions = mended.questions FROM mended
 WHERE mended.id = job_posts.id AND mended.questions <> job_posts.questions;
