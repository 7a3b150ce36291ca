-- Who has which plan, from when to when, and what they have used of it.
CREATE SEQUENCE plan_subscriptions_number;
CREATE TABLE plan_subscriptions (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('SUB', nextval('plan_subscriptions_number')),
  state text NOT NULL CHECK (state IN ('pending_payment', 'trialing', 'active', 'past_due', 'suspended', 'cancelled', 'expired')),
  subscriber_type text NOT NULL,
  employer_id uuid CONSTRAINT plan_subscriptions_employer_id REFERENCES employers,
  provider_id uuid CONSTRAINT plan_subscriptions_provider_id REFERENCES providers,
  seeker_id uuid CONSTRAINT plan_subscriptions_seeker_id REFERENCES seekers,
  plan_id uuid NOT NULL CONSTRAINT plan_subscriptions_plan_id REFERENCES plans,
  plan_version integer NOT NULL,
  next_plan_id uuid CONSTRAINT plan_subscriptions_next_plan_id REFERENCES plans,
  -- With VAT, of a whole period.
  price_snapshot bigint NOT NULL CHECK (price_snapshot >= 0),
  -- What a change of plan has left to be charged with the next payment; below nothing it is to the subscriber's credit.
  balance bigint NOT NULL DEFAULT 0,
  promo_code text,
  start_at timestamptz(6),
  current_period_start timestamptz(6),
  current_period_end timestamptz(6) CHECK (current_period_end > current_period_start),
  trial_end timestamptz(6),
  -- Until when a payment is tried again, and when next.
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  retry_at timestamptz(6),
  grace_until timestamptz(6),
  ended_at timestamptz(6),
  auto_renew boolean NOT NULL,
  payment_method text NOT NULL,
  state_reason text,
  state_note text,
  granted_by jsonb,
  granted_at timestamptz(6),
  reminded_at timestamptz(6),
  FOREIGN KEY (plan_id, plan_version) REFERENCES plan_versions (plan_id, version),
  CHECK ((subscriber_type = 'employer') = (employer_id IS NOT NULL)),
  CHECK ((subscriber_type = 'provider') = (provider_id IS NOT NULL)),
  CHECK ((subscriber_type = 'seeker') = (seeker_id IS NOT NULL)),
  CHECK (state = 'pending_payment' OR (start_at IS NOT NULL AND current_period_end IS NOT NULL)),
  CHECK (state <> 'cancelled' OR ended_at IS NOT NULL),
  -- Nobody grants what they have put down themselves, whatever code may say.
  CONSTRAINT plan_subscriptions_two_people CHECK (granted_by ->> 'id' <> created_by ->> 'id')
);
-- One at a time.
CREATE UNIQUE INDEX plan_subscriptions_live_employer ON plan_subscriptions (employer_id) WHERE state IN ('trialing', 'active', 'past_due', 'suspended', 'cancelled');
CREATE UNIQUE INDEX plan_subscriptions_live_provider ON plan_subscriptions (provider_id) WHERE state IN ('trialing', 'active', 'past_due', 'suspended', 'cancelled');
CREATE UNIQUE INDEX plan_subscriptions_live_seeker ON plan_subscriptions (seeker_id) WHERE state IN ('trialing', 'active', 'past_due', 'suspended', 'cancelled');
CREATE INDEX plan_subscriptions_search ON plan_subscriptions USING gin (search_key gin_trgm_ops);
CREATE INDEX plan_subscriptions_employer ON plan_subscriptions (employer_id, created_at, id);
CREATE INDEX plan_subscriptions_provider ON plan_subscriptions (provider_id, created_at, id);
CREATE INDEX plan_subscriptions_seeker ON plan_subscriptions (seeker_id, created_at, id);
CREATE INDEX plan_subscriptions_plan ON plan_subscriptions (plan_id, created_at, id);
CREATE INDEX plan_subscriptions_next_plan ON plan_subscriptions (next_plan_id) WHERE next_plan_id IS NOT NULL;
CREATE INDEX plan_subscriptions_type ON plan_subscriptions (subscriber_type, created_at, id);
CREATE INDEX plan_subscriptions_created_at ON plan_subscriptions (created_at, id);
CREATE INDEX plan_subscriptions_state_created_at ON plan_subscriptions (state, created_at, id);
CREATE INDEX plan_subscriptions_period_end ON plan_subscriptions ((coalesce(current_period_end, '-infinity'::timestamptz)), id);
CREATE INDEX plan_subscriptions_state_period_end ON plan_subscriptions (state, current_period_end);
CREATE INDEX plan_subscriptions_price ON plan_subscriptions (price_snapshot, id);
CREATE INDEX plan_subscriptions_state_changed_at ON plan_subscriptions (state_changed_at, id);
CREATE INDEX plan_subscriptions_state_state_changed_at ON plan_subscriptions (state, state_changed_at, id);
CREATE INDEX plan_subscriptions_granted ON plan_subscriptions (created_at, id) WHERE granted_by IS NOT NULL;
CREATE INDEX plan_subscriptions_promo ON plan_subscriptions (created_at, id) WHERE promo_code IS NOT NULL;
CREATE TRIGGER remove_notes AFTER DELETE ON plan_subscriptions FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('plan-subscriptions');
CREATE TRIGGER remove_files AFTER DELETE ON plan_subscriptions FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('plan-subscriptions');

-- What is used of each counted feature; whoever publishes at the same time never takes more than there is.
CREATE TABLE plan_usage (
  subscription_id uuid NOT NULL REFERENCES plan_subscriptions ON DELETE CASCADE,
  feature_id uuid NOT NULL REFERENCES plan_features,
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  -- Null means without a limit.
  base_limit integer CHECK (base_limit >= 0),
  -- What administrators have added or taken, and up to which day.
  extra integer NOT NULL DEFAULT 0,
  extra_until date,
  resets_at timestamptz(6),
  PRIMARY KEY (subscription_id, feature_id)
);
CREATE INDEX plan_usage_feature ON plan_usage (feature_id);

-- What came in for a subscription, and for which period it was taken.
CREATE TABLE plan_payments (
  id uuid PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES plan_subscriptions ON DELETE CASCADE,
  reference text NOT NULL CONSTRAINT plan_payments_reference UNIQUE,
  method text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  paid_on date NOT NULL,
  recorded_at timestamptz(6) NOT NULL,
  recorded_by jsonb NOT NULL,
  -- Null while the period that it pays has not begun.
  period_start timestamptz(6)
);
CREATE UNIQUE INDEX plan_payments_ahead ON plan_payments (subscription_id) WHERE period_start IS NULL;
CREATE INDEX plan_payments_subscription ON plan_payments (subscription_id, recorded_at);
