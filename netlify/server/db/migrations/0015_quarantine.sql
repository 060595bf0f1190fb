CREATE TABLE "blob_quarantine" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blob_quarantine_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"stored_at" timestamp with time zone,
	"marked_at" timestamp with time zone NOT NULL,
	"seen" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "blob_quarantine_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "blob_sweeps" (
	"prefix" text PRIMARY KEY NOT NULL,
	"swept_at" timestamp with time zone NOT NULL,
	"stopped" text,
	"found" integer DEFAULT 0 NOT NULL,
	"approved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance_identity" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"identity" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sweeps" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instance_identity_id_check" CHECK ("instance_identity"."id" = 1)
);
