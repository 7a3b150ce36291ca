-- Which record stands for one that was merged into it. Nothing deletes a redirect.
CREATE TABLE record_redirects (
  resource text NOT NULL,
  from_id uuid NOT NULL,
  to_id uuid NOT NULL CHECK (to_id <> from_id),
  at timestamptz(6) NOT NULL,
  PRIMARY KEY (resource, from_id)
);
CREATE INDEX record_redirects_to_id ON record_redirects (resource, to_id);
