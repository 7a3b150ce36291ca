-- Each person whose CV is opened to an employer is one of the views that its plan sells, or of its own; whoever has applied to it is known anyway.
ALTER TABLE employers
  ADD COLUMN cv_view_quota_limit integer NOT NULL DEFAULT 10 CHECK (cv_view_quota_limit >= 0),
  ADD COLUMN cv_view_quota_used integer NOT NULL DEFAULT 0 CHECK (cv_view_quota_used >= 0);
UPDATE employers AS e SET cv_view_quota_used = v.views, cv_view_quota_limit = greatest(e.cv_view_quota_limit, v.views)
FROM (
  SELECT l.employer_id, count(DISTINCT l.seeker_id)::int AS views FROM talent_list_entries AS l
  WHERE l.unlocked_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM applications AS a JOIN job_posts AS p ON p.id = a.job_post_id
    WHERE a.seeker_id = l.seeker_id AND p.employer_id = l.employer_id)
  GROUP BY l.employer_id
) AS v WHERE v.employer_id = e.id;
