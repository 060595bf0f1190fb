CREATE TABLE "file_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploaded_by" integer,
	"original_name" text NOT NULL,
	"category" text NOT NULL,
	"is_public" boolean NOT NULL,
	"total" integer NOT NULL,
	"parts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"assembly_started_at" timestamp with time zone,
	"file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "managed_files" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "managed_files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "managed_files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "managed_files" ADD COLUMN "checksum" text NOT NULL;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_uploaded_by_admin_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_file_id_managed_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."managed_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uploads_created_at_index" ON "file_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_uploads_uploaded_by_index" ON "file_uploads" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "file_uploads_file_id_index" ON "file_uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "managed_files_checksum_index" ON "managed_files" USING btree ("checksum");