-- What is given back, or counted towards another plan, is what was charged: a grant, days that were given, and a period that goes on unpaid were not.
ALTER TABLE plan_subscriptions
  ADD COLUMN charged bigint NOT NULL DEFAULT 0 CHECK (charged >= 0),
  ADD COLUMN charged_until timestamptz(6);
UPDATE plan_subscriptions AS s SET charged = price_snapshot, charged_until = current_period_end
WHERE state NOT IN ('pending_payment', 'trialing') AND (balance > 0 OR EXISTS (
  SELECT FROM plan_payments AS p WHERE p.subscription_id = s.id AND p.period_start = s.current_period_start));

-- What was paid for a period that does not follow is put to its subscriber's credit.
ALTER TABLE plan_payments ADD COLUMN credited_at timestamptz(6);
DROP INDEX plan_payments_ahead;
CREATE UNIQUE INDEX plan_payments_ahead ON plan_payments (subscription_id) WHERE period_start IS NULL AND credited_at IS NULL;
