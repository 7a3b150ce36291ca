CREATE TABLE credentials (
  staff_id uuid PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  password_hash text NOT NULL
);

CREATE TABLE sign_in_throttles (
  key text PRIMARY KEY,
  attempts integer NOT NULL,
  attempted_at timestamptz(6) NOT NULL,
  blocked_until timestamptz(6) NOT NULL
);
CREATE INDEX sign_in_throttles_attempted_at ON sign_in_throttles (attempted_at);

CREATE TABLE oidc_payloads (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz(6),
  expires_at timestamptz(6),
  PRIMARY KEY (model, id)
);
CREATE INDEX oidc_payloads_grant_id ON oidc_payloads (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oidc_payloads_uid ON oidc_payloads (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_payloads_expires_at ON oidc_payloads (expires_at);
