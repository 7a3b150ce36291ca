-- Whoever sells on the marketplace.
CREATE SEQUENCE providers_number;
CREATE TABLE providers (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('PRV', nextval('providers_number')),
  state text NOT NULL CHECK (state IN ('draft', 'pending_review', 'changes_requested', 'active', 'suspended', 'rejected', 'closed')),
  state_reason text,
  state_note text,
  state_fields text[] NOT NULL DEFAULT '{}',
  suspended_until date,
  trade_name jsonb NOT NULL,
  legal_name jsonb NOT NULL,
  logo uuid,
  cover uuid,
  type text NOT NULL,
  specialists jsonb NOT NULL DEFAULT '[]',
  industry_id uuid CONSTRAINT providers_industry_id REFERENCES industries,
  bio jsonb,
  owner_name jsonb NOT NULL,
  -- The id is sealed; its last digits are what is shown, its keyed hash finds it.
  national_id_sealed bytea,
  national_id_index bytea CONSTRAINT providers_national_id UNIQUE,
  national_id_last4 text,
  cr_number text,
  cr_expires_on date,
  freelance_number text,
  is_vat_registered boolean NOT NULL,
  vat_number text,
  email text NOT NULL CONSTRAINT providers_email UNIQUE,
  email_refused_at timestamptz(6),
  mobile text NOT NULL CONSTRAINT providers_mobile UNIQUE,
  mobile_index bytea,
  website text,
  social jsonb NOT NULL DEFAULT '[]',
  writes_in text NOT NULL,
  city_id text NOT NULL,
  address jsonb,
  service_areas jsonb NOT NULL DEFAULT '[]',
  iban text,
  iban_holder_name text,
  iban_changed_at timestamptz(6),
  bank_verified_at timestamptz(6),
  commission_bps integer NOT NULL CHECK (commission_bps BETWEEN 0 AND 5000),
  rating_average double precision CHECK (rating_average BETWEEN 1 AND 5),
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  orders_count integer NOT NULL DEFAULT 0 CHECK (orders_count >= 0),
  products_count integer NOT NULL DEFAULT 0 CHECK (products_count >= 0),
  cancel_rate integer NOT NULL DEFAULT 0 CHECK (cancel_rate BETWEEN 0 AND 100),
  wallet_balance bigint NOT NULL DEFAULT 0 CHECK (wallet_balance >= 0),
  featured_until date,
  last_login_at timestamptz(6),
  account_manager_id uuid CONSTRAINT providers_account_manager_id REFERENCES staff,
  trade_name_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (trade_name ->> 'ar') STORED
);
CREATE INDEX providers_search ON providers USING gin (search_key gin_trgm_ops);
CREATE INDEX providers_specialists ON providers USING gin (specialists jsonb_path_ops);
CREATE INDEX providers_industry_id ON providers (industry_id);
CREATE INDEX providers_account_manager_id ON providers (account_manager_id, created_at, id);
CREATE INDEX providers_mobile_index ON providers (mobile_index);
CREATE INDEX providers_unkeyed ON providers (id) WHERE mobile_index IS NULL;
CREATE INDEX providers_created_at ON providers (created_at, id);
CREATE INDEX providers_state_created_at ON providers (state, created_at, id);
CREATE INDEX providers_trade_name_ar ON providers (trade_name_ar, id);
CREATE INDEX providers_state_trade_name_ar ON providers (state, trade_name_ar, id);
CREATE INDEX providers_orders_count ON providers (orders_count, id);
CREATE INDEX providers_state_orders_count ON providers (state, orders_count, id);
CREATE INDEX providers_wallet_balance ON providers (wallet_balance, id);
CREATE INDEX providers_state_wallet_balance ON providers (state, wallet_balance, id);
CREATE INDEX providers_state_changed_at ON providers (state_changed_at, id);
CREATE INDEX providers_state_state_changed_at ON providers (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON providers FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('providers');
CREATE TRIGGER remove_files AFTER DELETE ON providers FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('providers');

ALTER TABLE mails ADD COLUMN provider_id uuid REFERENCES providers ON DELETE SET NULL;
