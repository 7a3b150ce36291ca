-- Who speaks for an employer: each with an id, by which a masked part of it is revealed and stays when it is not written anew.
ALTER TABLE employers ADD COLUMN contacts jsonb NOT NULL DEFAULT '[]';
