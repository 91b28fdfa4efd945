import { vi } from 'vitest'
import type { AudioPort, PortEvent } from './port.ts'

/** A sound without sound: a test says when it is ready and lets it run. */
export function fakePort() {
  let emit: (event: PortEvent, detail?: unknown) => void = () => {}
  const heard = {
    url: '',
    position: 0,
    duration: Number.NaN,
    volume: -1,
    speed: -1,
    loop: false,
    ready: false,
    sounding: false,
    loads: [] as string[],
  }
  const play = vi.fn<() => Promise<void>>(async () => {
    if (!heard.ready) return
    heard.sounding = true
    emit('playing')
  })
  const port: AudioPort = {
    load(url) {
      Object.assign(heard, { url, position: 0, duration: Number.NaN, ready: false, sounding: false })
      heard.loads.push(url)
    },
    unload() {
      Object.assign(heard, { url: '', position: 0, duration: Number.NaN, ready: false, sounding: false })
    },
    play,
    pause() {
      if (!heard.sounding) return
      heard.sounding = false
      emit('paused')
    },
    position: () => heard.position,
    seek(seconds) {
      heard.position = seconds
    },
    duration: () => heard.duration,
    setVolume(volume) {
      heard.volume = volume
    },
    setSpeed(speed) {
      heard.speed = speed
    },
    setLoop(on) {
      heard.loop = on
    },
    isReady: () => heard.ready,
    on(listener) {
      emit = listener
    },
  }
  return {
    port,
    heard,
    playCalls: play,
    emit: (event: PortEvent, detail?: unknown) => emit(event, detail),
    /** Enough data arrived; the sound has this duration in seconds. */
    becomeReady(duration: number) {
      heard.duration = duration
      heard.ready = true
      emit('duration')
      emit('canplay')
    },
    /** Plays for a number of seconds, step by step. */
    run(seconds: number, step = 0.5) {
      for (let done = 0; done < seconds - 1e-9; done += step) {
        heard.position = Math.min(heard.duration, heard.position + step)
        emit('time')
      }
    },
    finish() {
      heard.position = heard.duration
      heard.sounding = false
      emit('time')
      emit('paused')
      emit('ended')
    },
  }
}
