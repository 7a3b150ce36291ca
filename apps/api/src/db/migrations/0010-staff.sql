CREATE TABLE staff (
  id uuid PRIMARY KEY,
  issuer text,
  subject text,
  email text NOT NULL,
  name text NOT NULL,
  role text CHECK (role IN ('admin', 'editor')),
  state text NOT NULL CHECK (state IN ('invited', 'active', 'locked', 'suspended', 'deactivated')),
  about text NOT NULL DEFAULT '',
  photo_url text,
  preferences jsonb NOT NULL,
  last_login_at timestamptz(6),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL,
  updated_at timestamptz(6) NOT NULL,
  CHECK ((issuer IS NULL) = (subject IS NULL))
);
CREATE UNIQUE INDEX staff_email_key ON staff (lower(email));
CREATE UNIQUE INDEX staff_identity_key ON staff (issuer, subject);
