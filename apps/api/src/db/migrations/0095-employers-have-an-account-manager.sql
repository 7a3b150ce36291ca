-- Who of the staff looks after an employer.
ALTER TABLE employers ADD COLUMN account_manager_id uuid CONSTRAINT employers_account_manager_id REFERENCES staff;
CREATE INDEX employers_account_manager_id ON employers (account_manager_id, created_at, id);
