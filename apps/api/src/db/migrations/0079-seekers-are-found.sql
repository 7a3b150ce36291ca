-- By what staff find job seekers again, and when they last asked one for a newer CV.
ALTER TABLE seekers
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN cv_asked_at timestamptz(6),
  ADD COLUMN industry_ids jsonb NOT NULL GENERATED ALWAYS AS (jsonb_path_query_array(industries, '$[*].id')) STORED;
CREATE INDEX seekers_industry_ids ON seekers USING gin (industry_ids);
