// Ends with 0 when the app can work: for the health check of a container.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/ready`, { signal: AbortSignal.timeout(4000) })
process.exit(answer.ok ? 0 : 1)
