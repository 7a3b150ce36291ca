-- So many colleagues must have judged an applicant before the approval; null where nobody has to.
ALTER TABLE job_posts ADD COLUMN scorecards_needed integer CHECK (scorecards_needed BETWEEN 1 AND 5);
