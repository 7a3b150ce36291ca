CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  owner_id uuid NOT NULL CONSTRAINT saved_views_owner_id REFERENCES staff ON DELETE CASCADE,
  resource text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  name_key text NOT NULL COLLATE "C",
  search text NOT NULL CHECK (length(search) <= 2000),
  is_shared boolean NOT NULL,
  created_at timestamptz(6) NOT NULL,
  updated_at timestamptz(6) NOT NULL
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (owner_id, resource, name_key);
CREATE INDEX saved_views_shared ON saved_views (resource) WHERE is_shared;
