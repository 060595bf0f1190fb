-- JSON by RFC 8785: names in order, numbers as JavaScript writes them, nothing between.
CREATE FUNCTION "canonical_json"("value" jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
	"number" numeric;
BEGIN
	CASE jsonb_typeof("value")
	WHEN 'object' THEN
		RETURN (
			SELECT '{' || coalesce(string_agg(to_json(e."key")::text || ':' || CASE WHEN jsonb_typeof(e."value") IN ('object', 'array', 'number') THEN "canonical_json"(e."value") ELSE e."value"::text END, ',' ORDER BY e."key" COLLATE "C"), '') || '}'
			FROM jsonb_each("canonical_json"."value") e
		);
	WHEN 'array' THEN
		RETURN (
			SELECT '[' || coalesce(string_agg("canonical_json"(e."value"), ',' ORDER BY e."position"), '') || ']'
			FROM jsonb_array_elements("canonical_json"."value") WITH ORDINALITY e("value", "position")
		);
	WHEN 'number' THEN
		"number" := ("value" #>> '{}')::numeric;
		IF abs("number") >= 1e21 OR (abs("number") < 1e-6 AND "number" <> 0) THEN
			RETURN regexp_replace("number"::double precision::text, 'e([+-])0+', 'e\1');
		END IF;
		RETURN trim_scale("number")::text;
	ELSE
		RETURN "value"::text;
	END CASE;
END $$;--> statement-breakpoint
-- What the hash of an entry of the activity log is made of: all of it, its place and the hash before it. Milliseconds,
-- because a copy of the log that went through JavaScript has no more of a moment.
CREATE FUNCTION "activity_entry"("log" admin_logs, "place" integer, "hash_before" text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN '{"action":' || to_json("log"."action")::text
		|| ',"createdAt":"' || to_char("log"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
		|| '","details":' || coalesce("canonical_json"("log"."details"), 'null')
		|| ',"id":' || "log"."id"
		|| ',"ipAddress":' || coalesce(to_json("log"."ip_address")::text, 'null')
		|| ',"previousHash":"' || "hash_before"
		|| '","resource":' || to_json("log"."resource")::text
		|| ',"resourceId":' || coalesce(to_json("log"."resource_id")::text, 'null')
		|| ',"sequence":' || "place"
		|| ',"userAgent":' || coalesce(to_json("log"."user_agent")::text, 'null')
		|| ',"userId":' || coalesce("log"."user_id"::text, 'null') || '}';
END $$;--> statement-breakpoint
-- Adds the link of an entry, unless it came with it, as in a restore.
CREATE FUNCTION "add_activity_link"("log" admin_logs) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"place" integer;
	"hash_before" text;
BEGIN
	SELECT c."sequence", c."hash" INTO "place", "hash_before" FROM "activity_chain" c ORDER BY c."sequence" DESC LIMIT 1;
	"place" := coalesce("place", 0) + 1;
	"hash_before" := coalesce("hash_before", repeat('0', 64));
	INSERT INTO "activity_chain" ("sequence", "log_id", "user_id", "previous_hash", "hash")
	VALUES ("place", "log"."id", "log"."user_id", "hash_before",
		encode(sha256(convert_to("activity_entry"("log", "place", "hash_before"), 'UTF8')), 'hex'))
	ON CONFLICT ("log_id") DO NOTHING;
END $$;--> statement-breakpoint
-- Links the entries that wait for it, and returns how many they were. For whoever holds the lock. The few that wait
-- are looked up one by one: the planner takes them for thousands, and would read the whole log instead.
CREATE FUNCTION "link_waiting_activity"("maximum" integer) RETURNS integer LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
	"log" admin_logs;
	"linked" integer := 0;
BEGIN
	FOR "log" IN
		SELECT l.* FROM "activity_unlinked" u JOIN "admin_logs" l ON l."id" = u."log_id" ORDER BY l."id" LIMIT "maximum"
	LOOP
		PERFORM "add_activity_link"("log");
		DELETE FROM "activity_unlinked" u WHERE u."log_id" = "log"."id";
		"linked" := "linked" + 1;
	END LOOP;
	RETURN "linked";
END $$;--> statement-breakpoint
-- Never waits: a writer that finds another one at the chain, which is there until its commit is on disk, leaves its
-- entry to whoever comes next.
CREATE FUNCTION "chain_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_try_advisory_xact_lock(4212007) THEN
		IF EXISTS (SELECT FROM "activity_unlinked") THEN
			PERFORM "link_waiting_activity"(20);
		END IF;
		PERFORM "add_activity_link"(NEW);
	ELSIF NOT EXISTS (SELECT FROM "activity_chain" c WHERE c."log_id" = NEW."id") THEN
		INSERT INTO "activity_unlinked" ("log_id") VALUES (NEW."id");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
	"log" admin_logs;
BEGIN
	FOR "log" IN SELECT * FROM "admin_logs" ORDER BY "id" LOOP
		PERFORM "add_activity_link"("log");
	END LOOP;
END $$;--> statement-breakpoint
-- At the end of the transaction, when nothing is left to do but the commit.
CREATE CONSTRAINT TRIGGER "admin_logs_chain" AFTER INSERT ON "admin_logs"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_activity"();
