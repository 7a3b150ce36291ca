-- What was to a subscriber's credit when nothing more was to be paid, and has been paid out; never by whoever had cancelled.
CREATE TABLE plan_payouts (
  id uuid PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES plan_subscriptions ON DELETE CASCADE,
  reference text NOT NULL CONSTRAINT plan_payouts_reference UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  paid_on date NOT NULL,
  recorded_at timestamptz(6) NOT NULL,
  recorded_by jsonb NOT NULL
);
CREATE INDEX plan_payouts_subscription ON plan_payouts (subscription_id, recorded_at);
ALTER TABLE plan_subscriptions ADD COLUMN cancelled_by jsonb;
