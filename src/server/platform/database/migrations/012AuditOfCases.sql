-- An index of audit log entries by support case.
create index audit_log_case on audit_log ((details->>'case'), id desc)
  where details->>'case' is not null;
