export type MicrophoneProblem = 'refused' | 'away' | 'busy' | 'insecure'

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem
  constructor(problem: MicrophoneProblem) {
    super(problem)
    this.problem = problem
  }
}
