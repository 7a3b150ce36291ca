-- What a list is filtered by and few records have, or none, is found without walking the list.
CREATE INDEX applications_interview_state ON applications (interview_state, applied_at, id);
CREATE INDEX applications_offer_state ON applications (offer_state, applied_at, id);
CREATE INDEX applications_rejection_by ON applications ((rejection ->> 'by'), applied_at, id);
CREATE INDEX applications_rejection_reason ON applications ((rejection ->> 'reason'), applied_at, id);
CREATE INDEX applications_city_id ON applications (city_id);
CREATE INDEX applications_source ON applications (source);
CREATE INDEX applications_unread ON applications (applied_at, id) WHERE is_unread;
CREATE INDEX applications_failed_knockout ON applications (applied_at, id) WHERE has_failed_knockout;

CREATE INDEX seekers_city_id ON seekers (city_id);
CREATE INDEX seekers_education ON seekers (education);
CREATE INDEX seekers_availability ON seekers (availability);
CREATE INDEX seekers_source ON seekers (source);
CREATE INDEX seekers_employment_types ON seekers USING gin (employment_types);
CREATE INDEX seekers_languages ON seekers USING gin (languages jsonb_path_ops);
CREATE INDEX seekers_born_in ON seekers ((extract(year from birth_date)));
CREATE INDEX seekers_with_cv ON seekers (created_at, id) WHERE has_cv;

CREATE INDEX employers_city_id ON employers (city_id);
CREATE INDEX employers_type ON employers (type);
CREATE INDEX employers_size ON employers (size);

CREATE INDEX job_posts_salary_min ON job_posts ((coalesce(salary_min, -1)));
CREATE INDEX job_posts_employment_types ON job_posts USING gin (employment_types);
CREATE INDEX job_posts_work_mode ON job_posts (work_mode);

CREATE INDEX mails_template ON mails (template, created_at, id);

CREATE INDEX events_city_id ON events (city_id);
