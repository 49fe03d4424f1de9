-- A second editor notices the first: the version grows with what operators edit, whoever changes it.
CREATE FUNCTION grow_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reports_version BEFORE UPDATE ON reports FOR EACH ROW
  WHEN ((OLD.email, OLD.status, OLD.subscription_package) IS DISTINCT FROM (NEW.email, NEW.status, NEW.subscription_package))
  EXECUTE FUNCTION grow_version();
--> statement-breakpoint
CREATE TRIGGER users_version BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email, OLD.first_name, OLD.last_name, OLD.is_verified) IS DISTINCT FROM (NEW.email, NEW.first_name, NEW.last_name, NEW.is_verified))
  EXECUTE FUNCTION grow_version();
--> statement-breakpoint
CREATE FUNCTION tally_names_of_report(payment_status text, created_at timestamptz, erased_at timestamptz) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'reports' WHERE erased_at IS NULL
  UNION ALL SELECT 'reports.paid' WHERE erased_at IS NULL AND payment_status = 'completed'
  UNION ALL SELECT 'reports.month.' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') WHERE erased_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION company_digest(company_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(btrim(company_name), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- The first report of a company adds one to the companies, the last one gone takes one away; in between the company's own row is locked.
CREATE FUNCTION tally_companies(digests text[], changes bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  at integer;
  now_at bigint;
BEGIN
  FOR at IN 1 .. coalesce(array_length(digests, 1), 0) LOOP
    INSERT INTO company_tallies AS kept (digest, n) VALUES (digests[at], changes[at])
      ON CONFLICT (digest) DO UPDATE SET n = kept.n + excluded.n RETURNING n INTO now_at;
    IF now_at > 0 AND now_at - changes[at] <= 0 THEN INSERT INTO tallies (name, n) VALUES ('companies', 1); END IF;
    IF now_at <= 0 AND now_at - changes[at] > 0 THEN INSERT INTO tallies (name, n) VALUES ('companies', -1); END IF;
    IF now_at = 0 THEN DELETE FROM company_tallies WHERE digest = digests[at]; END IF;
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tally_new_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  digests text[];
  changes bigint[];
BEGIN
  INSERT INTO tallies (name, n)
    SELECT t, count(*) FROM new_rows r, tally_names_of_report(r.payment_status, r.created_at, r.erased_at) t GROUP BY t;
  SELECT array_agg(digest ORDER BY digest), array_agg(n ORDER BY digest) INTO digests, changes
    FROM (SELECT company_digest(company_name) AS digest, count(*) AS n FROM new_rows WHERE erased_at IS NULL GROUP BY 1) AS companies;
  PERFORM tally_companies(digests, changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tally_gone_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  digests text[];
  changes bigint[];
BEGIN
  INSERT INTO tallies (name, n)
    SELECT t, -count(*) FROM old_rows r, tally_names_of_report(r.payment_status, r.created_at, r.erased_at) t GROUP BY t;
  SELECT array_agg(digest ORDER BY digest), array_agg(n ORDER BY digest) INTO digests, changes
    FROM (SELECT company_digest(company_name) AS digest, -count(*) AS n FROM old_rows WHERE erased_at IS NULL GROUP BY 1) AS companies;
  PERFORM tally_companies(digests, changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tally_changed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  digests text[];
  changes bigint[];
BEGIN
  INSERT INTO tallies (name, n)
    SELECT t, sum(n) FROM (
      SELECT t, 1 AS n FROM new_rows r, tally_names_of_report(r.payment_status, r.created_at, r.erased_at) t
      UNION ALL SELECT t, -1 FROM old_rows r, tally_names_of_report(r.payment_status, r.created_at, r.erased_at) t
    ) AS both_sides GROUP BY t HAVING sum(n) <> 0;
  SELECT array_agg(digest ORDER BY digest), array_agg(n ORDER BY digest) INTO digests, changes FROM (
    SELECT digest, sum(n) AS n FROM (
      SELECT company_digest(company_name) AS digest, 1 AS n FROM new_rows WHERE erased_at IS NULL
      UNION ALL SELECT company_digest(company_name), -1 FROM old_rows WHERE erased_at IS NULL
    ) AS both_sides GROUP BY digest HAVING sum(n) <> 0
  ) AS companies;
  PERFORM tally_companies(digests, changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reports_tally_new AFTER INSERT ON reports REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_new_reports();
--> statement-breakpoint
CREATE TRIGGER reports_tally_gone AFTER DELETE ON reports REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_gone_reports();
--> statement-breakpoint
CREATE TRIGGER reports_tally_changed AFTER UPDATE ON reports REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_changed_reports();
--> statement-breakpoint
-- Whole tables that are only counted: the tally bears the table's name.
CREATE FUNCTION tally_new_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tallies (name, n) SELECT TG_TABLE_NAME, count(*) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tally_gone_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tallies (name, n) SELECT TG_TABLE_NAME, -count(*) FROM old_rows HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER conversations_tally_new AFTER INSERT ON conversations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_new_rows();
--> statement-breakpoint
CREATE TRIGGER conversations_tally_gone AFTER DELETE ON conversations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_gone_rows();
--> statement-breakpoint
CREATE TRIGGER leads_tally_new AFTER INSERT ON leads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_new_rows();
--> statement-breakpoint
CREATE TRIGGER leads_tally_gone AFTER DELETE ON leads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_gone_rows();
--> statement-breakpoint
CREATE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO tallies (name, n)
      SELECT name, n FROM (SELECT count(*) AS a, count(*) FILTER (WHERE is_verified) AS v, count(oauth_provider) AS o FROM new_rows) AS counted,
        LATERAL (VALUES ('users', a), ('users.verified', v), ('users.oauth', o)) AS each_one (name, n) WHERE n <> 0;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO tallies (name, n)
      SELECT name, -n FROM (SELECT count(*) AS a, count(*) FILTER (WHERE is_verified) AS v, count(oauth_provider) AS o FROM old_rows) AS counted,
        LATERAL (VALUES ('users', a), ('users.verified', v), ('users.oauth', o)) AS each_one (name, n) WHERE n <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_tally_new AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_users();
--> statement-breakpoint
CREATE TRIGGER users_tally_gone AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_users();
--> statement-breakpoint
CREATE TRIGGER users_tally_changed AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_users();
--> statement-breakpoint
-- Reports that an earlier release made.
INSERT INTO tallies (name, n)
  SELECT t, count(*) FROM reports r, tally_names_of_report(r.payment_status, r.created_at, r.erased_at) t GROUP BY t;
--> statement-breakpoint
INSERT INTO company_tallies (digest, n) SELECT company_digest(company_name), count(*) FROM reports GROUP BY 1;
--> statement-breakpoint
INSERT INTO tallies (name, n) SELECT 'companies', count(*) FROM company_tallies;
--> statement-breakpoint
-- Search by any part of a text. A database that does not offer the extension searches all the same, only slower.
CREATE FUNCTION report_search_text(contact_name text, company_name text, email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(contact_name || chr(10) || company_name || chr(10) || email)
$$;
--> statement-breakpoint
CREATE FUNCTION conversation_search_text(session_id text, user_message text, bot_response text, intent text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(session_id || chr(10) || user_message || chr(10) || bot_response || chr(10) || intent)
$$;
--> statement-breakpoint
CREATE FUNCTION user_search_text(email text, first_name text, last_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(email || chr(10) || first_name || ' ' || last_name)
$$;
--> statement-breakpoint
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX reports_search ON reports USING gin (report_search_text(contact_name, company_name, email) gin_trgm_ops);
  CREATE INDEX conversations_search ON conversations USING gin (conversation_search_text(session_id, user_message, bot_response, intent) gin_trgm_ops);
  CREATE INDEX users_search ON users USING gin (user_search_text(email, first_name, last_name) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: search works without its index';
END
$$;
