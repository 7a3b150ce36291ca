-- Terms are written seldom and compared with each other often: what is new stands in the index itself, not in a list before it.
ALTER INDEX skills_alike SET (fastupdate = off);
ALTER INDEX skills_name_keys SET (fastupdate = off);
ALTER INDEX job_titles_alike SET (fastupdate = off);
ALTER INDEX job_titles_name_keys SET (fastupdate = off);
ALTER INDEX industries_alike SET (fastupdate = off);
ALTER INDEX industries_name_keys SET (fastupdate = off);
ALTER INDEX business_specialists_alike SET (fastupdate = off);
ALTER INDEX business_specialists_name_keys SET (fastupdate = off);
ALTER INDEX categories_alike SET (fastupdate = off);
ALTER INDEX categories_name_keys SET (fastupdate = off);
