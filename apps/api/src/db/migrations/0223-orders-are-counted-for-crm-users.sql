ALTER TABLE orders ADD CONSTRAINT orders_crm_user_id FOREIGN KEY (crm_user_id) REFERENCES crm_users;
