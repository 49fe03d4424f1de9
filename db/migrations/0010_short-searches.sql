-- Search by one or two characters, or by signs alone, which trigrams cannot find: by every character and every pair of neighbours.
CREATE FUNCTION text_pieces(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  characters text[] := coalesce(string_to_array(value, NULL), '{}');
  pieces text[] := characters;
BEGIN
  FOR at IN 2 .. cardinality(characters) LOOP
    pieces := pieces || (characters[at - 1] || characters[at]);
  END LOOP;
  RETURN pieces;
END
$$;
--> statement-breakpoint
CREATE FUNCTION lead_search_text(name text, email text, company text, specific_need text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(name || chr(10) || email || chr(10) || company || chr(10) || specific_need)
$$;
--> statement-breakpoint
CREATE FUNCTION audit_search_text(actor text, action text, subject_id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(actor || chr(10) || action || chr(10) || subject_id)
$$;
--> statement-breakpoint
CREATE INDEX reports_pieces ON reports USING gin (text_pieces(report_search_text(contact_name, company_name, email)));
--> statement-breakpoint
CREATE INDEX conversations_pieces ON conversations USING gin (text_pieces(conversation_search_text(session_id, user_message, bot_response, intent)));
--> statement-breakpoint
CREATE INDEX users_pieces ON users USING gin (text_pieces(user_search_text(email, first_name, last_name)));
--> statement-breakpoint
CREATE INDEX leads_pieces ON leads USING gin (text_pieces(lead_search_text(name, email, company, specific_need)));
--> statement-breakpoint
CREATE INDEX audit_log_pieces ON audit_log USING gin (text_pieces(audit_search_text(actor, action, subject_id)));
--> statement-breakpoint
DO $$
BEGIN
  CREATE INDEX leads_search ON leads USING gin (lead_search_text(name, email, company, specific_need) gin_trgm_ops);
  CREATE INDEX audit_log_search ON audit_log USING gin (audit_search_text(actor, action, subject_id) gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: search works without its index';
END
$$;
