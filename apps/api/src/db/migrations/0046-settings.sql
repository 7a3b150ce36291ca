-- One row: what administrators decide for everybody.
CREATE TABLE settings (
  is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
  version integer NOT NULL DEFAULT 1,
  is_demo_shown boolean NOT NULL DEFAULT true,
  updated_at timestamptz(6) NOT NULL DEFAULT now()
);
INSERT INTO settings DEFAULT VALUES;
