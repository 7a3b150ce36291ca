-- Codes that make something cheaper: alone, or many of the same terms that are made together.
CREATE SEQUENCE promo_batches_number;
CREATE TABLE promo_batches (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('PCB', nextval('promo_batches_number')),
  state text NOT NULL CHECK (state IN ('generating', 'ready', 'stopped')),
  prefix text NOT NULL CHECK (prefix ~ '^[A-Z0-9]{2,10}$'),
  quantity integer NOT NULL CHECK (quantity BETWEEN 2 AND 10000),
  generated_count integer NOT NULL DEFAULT 0 CHECK (generated_count BETWEEN 0 AND quantity),
  name jsonb NOT NULL,
  type text NOT NULL,
  percent integer CHECK (percent BETWEEN 1 AND 100),
  max_discount bigint CHECK (max_discount > 0),
  amount bigint CHECK (amount > 0),
  days integer CHECK (days > 0),
  applies_to text NOT NULL,
  only_products jsonb NOT NULL DEFAULT '[]',
  only_events jsonb NOT NULL DEFAULT '[]',
  only_exams jsonb NOT NULL DEFAULT '[]',
  audience text NOT NULL,
  talent_list_id uuid CONSTRAINT promo_batches_talent_list_id REFERENCES talent_lists,
  min_spend bigint CHECK (min_spend >= 0),
  starts_at timestamptz(6) NOT NULL,
  ends_at timestamptz(6) CHECK (ends_at > starts_at),
  max_redemptions integer CHECK (max_redemptions > 0),
  max_per_user integer NOT NULL CHECK (max_per_user > 0),
  is_stackable boolean NOT NULL,
  is_first_purchase_only boolean NOT NULL,
  partner_name text,
  note text,
  -- Of the three values the one of its type is there.
  CHECK (num_nonnulls(percent, amount, days) = 1),
  CHECK (CASE type WHEN 'percent' THEN percent WHEN 'fixed' THEN amount ELSE days END IS NOT NULL),
  CHECK (state <> 'ready' OR generated_count = quantity)
);
CREATE INDEX promo_batches_search ON promo_batches USING gin (search_key gin_trgm_ops);
CREATE INDEX promo_batches_created_at ON promo_batches (created_at, id);
CREATE INDEX promo_batches_state_created_at ON promo_batches (state, created_at, id);
CREATE INDEX promo_batches_quantity ON promo_batches (quantity, id);
CREATE INDEX promo_batches_state_quantity ON promo_batches (state, quantity, id);
CREATE INDEX promo_batches_state_changed_at ON promo_batches (state_changed_at, id);
CREATE INDEX promo_batches_state_state_changed_at ON promo_batches (state, state_changed_at, id);
CREATE INDEX promo_batches_type ON promo_batches (type, created_at, id);
CREATE INDEX promo_batches_generating ON promo_batches (created_at) WHERE state = 'generating';
CREATE TRIGGER remove_notes AFTER DELETE ON promo_batches FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('promo-batches');
CREATE TRIGGER remove_files AFTER DELETE ON promo_batches FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('promo-batches');

CREATE TABLE promo_codes (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{4,20}$'),
  state text NOT NULL CHECK (state IN ('scheduled', 'active', 'paused', 'exhausted', 'expired', 'disabled')),
  batch_id uuid CONSTRAINT promo_codes_batch_id REFERENCES promo_batches,
  name jsonb NOT NULL,
  type text NOT NULL,
  percent integer CHECK (percent BETWEEN 1 AND 100),
  max_discount bigint CHECK (max_discount > 0),
  amount bigint CHECK (amount > 0),
  days integer CHECK (days > 0),
  applies_to text NOT NULL,
  only_products jsonb NOT NULL DEFAULT '[]',
  only_events jsonb NOT NULL DEFAULT '[]',
  only_exams jsonb NOT NULL DEFAULT '[]',
  audience text NOT NULL,
  talent_list_id uuid CONSTRAINT promo_codes_talent_list_id REFERENCES talent_lists,
  min_spend bigint CHECK (min_spend >= 0),
  starts_at timestamptz(6) NOT NULL,
  ends_at timestamptz(6) CHECK (ends_at > starts_at),
  max_redemptions integer CHECK (max_redemptions > 0),
  max_per_user integer NOT NULL CHECK (max_per_user > 0),
  is_stackable boolean NOT NULL,
  is_first_purchase_only boolean NOT NULL,
  partner_name text,
  note text,
  -- Of the three values the one of its type is there.
  CHECK (num_nonnulls(percent, amount, days) = 1),
  CHECK (CASE type WHEN 'percent' THEN percent WHEN 'fixed' THEN amount ELSE days END IS NOT NULL),
  -- The partner's name as a search compares it.
  partner_key text NOT NULL COLLATE "C",
  redeemed_count integer NOT NULL DEFAULT 0 CHECK (redeemed_count >= 0),
  reserved_count integer NOT NULL DEFAULT 0 CHECK (reserved_count >= 0),
  discount_given bigint NOT NULL DEFAULT 0 CHECK (discount_given >= 0),
  -- Percent of the redemptions that are used or held; -1 of what has no limit.
  used_share integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN max_redemptions IS NULL THEN -1 ELSE (redeemed_count + reserved_count)::bigint * 100 / max_redemptions END
  ) STORED,
  -- Whatever the server believes: no code is used more often than it may be.
  CHECK (max_redemptions IS NULL OR redeemed_count + reserved_count <= max_redemptions)
);
CREATE UNIQUE INDEX promo_codes_code ON promo_codes (code);
CREATE INDEX promo_codes_search ON promo_codes USING gin (search_key gin_trgm_ops);
CREATE INDEX promo_codes_created_at ON promo_codes (created_at, id);
CREATE INDEX promo_codes_state_created_at ON promo_codes (state, created_at, id);
CREATE INDEX promo_codes_starts_at ON promo_codes (starts_at, id);
CREATE INDEX promo_codes_state_starts_at ON promo_codes (state, starts_at, id);
CREATE INDEX promo_codes_redeemed_count ON promo_codes (redeemed_count, id);
CREATE INDEX promo_codes_state_redeemed_count ON promo_codes (state, redeemed_count, id);
CREATE INDEX promo_codes_discount_given ON promo_codes (discount_given, id);
CREATE INDEX promo_codes_state_discount_given ON promo_codes (state, discount_given, id);
CREATE INDEX promo_codes_state_changed_at ON promo_codes (state_changed_at, id);
CREATE INDEX promo_codes_state_state_changed_at ON promo_codes (state, state_changed_at, id);
CREATE INDEX promo_codes_state_code ON promo_codes (state, code, id);
CREATE INDEX promo_codes_type ON promo_codes (type, created_at, id);
CREATE INDEX promo_codes_applies_to ON promo_codes (applies_to, created_at, id);
CREATE INDEX promo_codes_audience ON promo_codes (audience, created_at, id);
CREATE INDEX promo_codes_partner_key ON promo_codes USING gin (partner_key gin_trgm_ops);
CREATE INDEX promo_codes_batch_id ON promo_codes (batch_id, created_at, id);
CREATE INDEX promo_codes_talent_list_id ON promo_codes (talent_list_id) WHERE talent_list_id IS NOT NULL;
CREATE INDEX promo_codes_used_share ON promo_codes (used_share, created_at, id);
CREATE INDEX promo_codes_nearly_exhausted ON promo_codes (created_at, id) WHERE used_share >= 90 AND state NOT IN ('exhausted', 'expired', 'disabled');
CREATE INDEX promo_codes_ends_at ON promo_codes (ends_at) WHERE state IN ('scheduled', 'active', 'paused');
CREATE INDEX promo_codes_only_products ON promo_codes USING gin (only_products jsonb_path_ops);
CREATE INDEX promo_codes_only_events ON promo_codes USING gin (only_events jsonb_path_ops);
CREATE INDEX promo_codes_only_exams ON promo_codes USING gin (only_exams jsonb_path_ops);
CREATE TRIGGER remove_notes AFTER DELETE ON promo_codes FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('promo-codes');
CREATE TRIGGER remove_files AFTER DELETE ON promo_codes FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('promo-codes');

-- Each use of a code: held at the checkout, used once it is paid for, given back when it is not.
CREATE TABLE promo_code_users (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('reserved', 'redeemed', 'released', 'refunded')),
  code_id uuid NOT NULL CONSTRAINT promo_code_users_code_id REFERENCES promo_codes,
  user_type text NOT NULL CHECK (user_type IN ('seeker', 'employer', 'provider')),
  user_id uuid NOT NULL,
  ref_type text NOT NULL CHECK (ref_type IN ('order', 'subscription', 'event')),
  ref_id uuid NOT NULL,
  ref_number text NOT NULL,
  amount_before bigint NOT NULL CHECK (amount_before >= 0),
  discount bigint NOT NULL CHECK (discount BETWEEN 0 AND amount_before),
  free_days integer NOT NULL CHECK (free_days >= 0),
  reserved_until timestamptz(6) NOT NULL,
  redeemed_at timestamptz(6),
  network text,
  channel text NOT NULL,
  CHECK ((redeemed_at IS NOT NULL) = (state IN ('redeemed', 'refunded')))
);
-- The same code counts once for the same purchase, unless it was given back.
CREATE UNIQUE INDEX promo_code_users_once ON promo_code_users (ref_id, code_id) WHERE state <> 'released';
CREATE INDEX promo_code_users_search ON promo_code_users USING gin (search_key gin_trgm_ops);
CREATE INDEX promo_code_users_created_at ON promo_code_users (created_at, id);
CREATE INDEX promo_code_users_state_created_at ON promo_code_users (state, created_at, id);
CREATE INDEX promo_code_users_discount ON promo_code_users (discount, id);
CREATE INDEX promo_code_users_state_discount ON promo_code_users (state, discount, id);
CREATE INDEX promo_code_users_state_changed_at ON promo_code_users (state_changed_at, id);
CREATE INDEX promo_code_users_state_state_changed_at ON promo_code_users (state, state_changed_at, id);
CREATE INDEX promo_code_users_code_id ON promo_code_users (code_id, created_at, id);
CREATE INDEX promo_code_users_user ON promo_code_users (user_id, created_at, id);
CREATE INDEX promo_code_users_ref ON promo_code_users (ref_type, created_at, id);
CREATE INDEX promo_code_users_channel ON promo_code_users (channel, created_at, id);
CREATE INDEX promo_code_users_reserved_until ON promo_code_users (reserved_until) WHERE state = 'reserved';
CREATE TRIGGER remove_notes AFTER DELETE ON promo_code_users FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('promo-code-users');
CREATE TRIGGER remove_files AFTER DELETE ON promo_code_users FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('promo-code-users');
