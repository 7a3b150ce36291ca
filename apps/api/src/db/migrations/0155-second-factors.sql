-- A second factor beside the password: the secret of an authenticator app, sealed; and codes for whoever has lost it, hashed.
CREATE TABLE totp_factors (
  staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  created_at timestamptz(6) NOT NULL,
  -- Null until the first code has shown that the app has the secret.
  confirmed_at timestamptz(6),
  -- Which half minute the last code was of that let in: neither it nor an older one lets in again.
  last_step bigint
);

CREATE TABLE recovery_codes (
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz(6),
  PRIMARY KEY (staff_id, code_hash)
);
