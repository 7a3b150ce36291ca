-- The sales and support team, and whose customers employers and providers are.
CREATE TABLE crm_users (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('invited', 'active', 'on_leave', 'suspended', 'left')),
  name text NOT NULL COLLATE "ar-x-icu",
  email text NOT NULL CONSTRAINT crm_users_email UNIQUE,
  mobile text NOT NULL,
  photo uuid,
  employee_number text NOT NULL CONSTRAINT crm_users_employee_number UNIQUE,
  team text NOT NULL,
  role text NOT NULL,
  manager_id uuid CONSTRAINT crm_users_manager_id REFERENCES crm_users,
  regions text[] NOT NULL DEFAULT '{}',
  specialists jsonb NOT NULL DEFAULT '[]',
  languages text[] NOT NULL DEFAULT '{}',
  extension text,
  working_hours jsonb NOT NULL DEFAULT '[]',
  commission_bps integer NOT NULL CHECK (commission_bps BETWEEN 0 AND 5000),
  monthly_target bigint NOT NULL CHECK (monthly_target >= 0),
  leave_until date,
  delegate_id uuid CONSTRAINT crm_users_delegate_id REFERENCES crm_users,
  invited_at timestamptz(6),
  accepted_at timestamptz(6),
  last_login_at timestamptz(6),
  has_mfa boolean NOT NULL DEFAULT false,
  CHECK (manager_id <> id),
  -- Whoever is away has somebody who stands in, and a day on which that ends.
  CHECK ((state = 'on_leave') = (leave_until IS NOT NULL)),
  CHECK ((leave_until IS NULL) = (delegate_id IS NULL)),
  CHECK (delegate_id <> id)
);
CREATE INDEX crm_users_search ON crm_users USING gin (search_key gin_trgm_ops);
CREATE INDEX crm_users_specialists ON crm_users USING gin (specialists jsonb_path_ops);
CREATE INDEX crm_users_regions ON crm_users USING gin (regions);
CREATE INDEX crm_users_manager_id ON crm_users (manager_id, created_at, id);
CREATE INDEX crm_users_delegate_id ON crm_users (delegate_id);
CREATE INDEX crm_users_team ON crm_users (team, created_at, id);
CREATE INDEX crm_users_role ON crm_users (role, created_at, id);
CREATE INDEX crm_users_created_at ON crm_users (created_at, id);
CREATE INDEX crm_users_state_created_at ON crm_users (state, created_at, id);
CREATE INDEX crm_users_name ON crm_users (name, id);
CREATE INDEX crm_users_state_name ON crm_users (state, name, id);
CREATE INDEX crm_users_monthly_target ON crm_users (monthly_target, id);
CREATE INDEX crm_users_state_monthly_target ON crm_users (state, monthly_target, id);
CREATE INDEX crm_users_last_login_at ON crm_users ((coalesce(last_login_at, '-infinity'::timestamptz)), id);
CREATE INDEX crm_users_state_last_login_at ON crm_users (state, (coalesce(last_login_at, '-infinity'::timestamptz)), id);
CREATE INDEX crm_users_state_changed_at ON crm_users (state_changed_at, id);
CREATE INDEX crm_users_state_state_changed_at ON crm_users (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON crm_users FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('crm-users');
CREATE TRIGGER remove_files AFTER DELETE ON crm_users FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('crm-users');

ALTER TABLE employers ADD COLUMN crm_user_id uuid CONSTRAINT employers_crm_user_id REFERENCES crm_users;
CREATE INDEX employers_crm_user_id ON employers (crm_user_id, created_at, id);
ALTER TABLE providers ADD COLUMN crm_user_id uuid CONSTRAINT providers_crm_user_id REFERENCES crm_users;
CREATE INDEX providers_crm_user_id ON providers (crm_user_id, created_at, id);
