-- A CV is a file, and no claim that there is one; an application keeps the file with which somebody applied.
ALTER TABLE seekers DROP COLUMN has_cv;
ALTER TABLE seekers ADD COLUMN cv uuid;
ALTER TABLE seekers ADD COLUMN has_cv boolean NOT NULL GENERATED ALWAYS AS (cv IS NOT NULL) STORED;
ALTER TABLE applications ADD COLUMN cv_snapshot uuid;
