-- Which keys the values of this database were made with; the keys themselves are outside of it.
CREATE TABLE keys_in_use (
  kind text NOT NULL,
  id text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, id)
);
