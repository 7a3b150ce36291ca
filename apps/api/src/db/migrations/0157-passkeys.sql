-- Passkeys: the public half of a key that a device of somebody keeps; and what such a key has to sign, once and soon.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  credential_id text NOT NULL CONSTRAINT passkeys_credential_id_key UNIQUE,
  public_key bytea NOT NULL,
  -- How often the device says it was used: one that goes back is a copy.
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  name text NOT NULL,
  created_at timestamptz(6) NOT NULL,
  last_used_at timestamptz(6),
  -- Since when it is no longer taken: its counter went back.
  copied_at timestamptz(6)
);
CREATE INDEX passkeys_staff_id ON passkeys (staff_id, created_at);

-- One for each session, or each sign-in that is under way: asked for anew, the one before no longer counts.
CREATE TABLE passkey_challenges (
  purpose text NOT NULL CHECK (purpose IN ('register', 'signIn', 'stepUp')),
  holder text NOT NULL,
  challenge_hash text NOT NULL,
  expires_at timestamptz(6) NOT NULL,
  PRIMARY KEY (purpose, holder)
);
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);

ALTER TABLE staff
  DROP CONSTRAINT staff_mfa_check,
  ADD CONSTRAINT staff_mfa_check CHECK (mfa IN ('off', 'totp', 'passkey', 'idp'));
