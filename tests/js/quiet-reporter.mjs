/** Says what failed, and at the end how many tests there were. */
export default async function* report(source) {
  const counts = { passed: 0, failed: 0 };
  for await (const { type, data } of source) {
    if (type === "test:stderr" && !/ExperimentalWarning|--trace-warnings/.test(data.message))
      yield data.message;
    // A file is reported as a test, too.
    if (!/^test:(pass|fail)$/.test(type) || (type === "test:pass" && data.name === data.file)) continue;
    counts[type === "test:pass" ? "passed" : "failed"] += 1;
    if (type === "test:fail")
      yield `FAILED ${data.file}: ${data.name}\n${data.details.error.cause?.stack ?? data.details.error}\n\n`;
  }
  const failed = counts.failed > 0 ? `, ${counts.failed} failed` : "";
  yield `${counts.passed} tests of the scripts passed${failed}\n`;
}
