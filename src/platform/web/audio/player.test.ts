// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePort } from './fake-port.fixture.ts'
import type { CustomMeditation, Speech, Track } from './items.ts'
import type { Playback } from './playback.ts'
import { Player } from './player.ts'

const track: Track = { kind: 'track', id: 'rain', title: 'Rain', audioUrl: '/rain.mp3', duration: 600, description: '' }
const speech: Speech = {
  kind: 'speech',
  id: 'rain',
  audioUrl: '/speech.mp3',
  duration: 60,
  tone: 'calming',
  language: 'en',
  content: 'Breathe',
  themes: [],
}
const meditation: CustomMeditation = {
  kind: 'customMeditation',
  id: 'm',
  title: 'Mine',
  description: '',
  duration: 10,
  username: 'ada',
  categories: [],
  tags: [],
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const settled = () => vi.advanceTimersByTimeAsync(0)

async function playing(playback: Playback = {}, item: Track | Speech | CustomMeditation = track, duration = 600) {
  const fake = fakePort()
  const player = new Player(fake.port, () => playback)
  player.play(item)
  await settled()
  fake.becomeReady(duration)
  await settled()
  return { fake, player }
}

describe('playing', () => {
  test('an item loads, then plays by itself once it is ready', async () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    expect(player.state().phase).toBe('nothing')
    player.play(track)
    expect(player.state()).toMatchObject({ phase: 'loading', item: track })
    expect(fake.playCalls).not.toHaveBeenCalled()
    fake.becomeReady(598)
    await settled()
    expect(player.state().phase).toBe('playing')
    expect(player.progress()).toEqual({ position: 0, duration: 598, percent: 0 })
  })

  test('pressing play on the loaded item toggles; any other item is loaded in its place', async () => {
    const { fake, player } = await playing()
    player.play(track)
    expect(player.state().phase).toBe('paused')
    player.play({ ...track })
    await settled()
    expect(player.state().phase).toBe('playing')
    expect(fake.heard.loads).toEqual(['/rain.mp3'])
    player.play(speech)
    expect(player.state()).toMatchObject({ phase: 'loading', item: speech })
    expect(fake.heard.loads).toEqual(['/rain.mp3', '/speech.mp3'])
  })

  test('pressing it again while it loads takes the wish to play back', async () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    player.play(track)
    player.play(track)
    fake.becomeReady(600)
    await settled()
    expect(player.state().phase).toBe('paused')
  })

  test('a custom meditation without sound does not play; one has minutes and the combined sound first', async () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    expect(player.play(meditation)).toBe(false)
    expect(player.state().phase).toBe('nothing')
    expect(player.play({ ...meditation, scriptAudioUrl: '/script.mp3' })).toBe(true)
    expect(player.progress().duration).toBe(600)
    player.play({ ...meditation, id: 'm2', combinedAudioUrl: '/both.mp3', scriptAudioUrl: '/script.mp3' })
    expect(fake.heard.loads).toEqual(['/script.mp3', '/both.mp3'])
  })

  test('stopping clears the item', async () => {
    const { fake, player } = await playing()
    void player.stop()
    expect(player.state()).toMatchObject({ item: undefined, phase: 'nothing' })
    expect(player.progress()).toEqual({ position: 0, duration: 0, percent: 0 })
    expect(fake.heard.url).toBe('')
  })

  test('an error of the sound clears the playing flag, and play tries again from there', async () => {
    const { fake, player } = await playing()
    fake.run(30)
    fake.emit('error', new Error('decode'))
    expect(player.state()).toMatchObject({ phase: 'paused', failed: true, item: track })
    player.toggle()
    fake.becomeReady(600)
    await settled()
    expect(player.state()).toMatchObject({ phase: 'playing', failed: false })
    expect(fake.heard.position).toBe(30)
  })

  test('a browser that refuses to start leaves it paused', async () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    player.play(track)
    fake.playCalls.mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'))
    fake.becomeReady(600)
    await settled()
    expect(player.state().phase).toBe('paused')
  })
})

describe('a sound that is slow to come', () => {
  test('is forced after 5 seconds when enough is there', async () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    player.play(track)
    fake.heard.ready = true
    await vi.advanceTimersByTimeAsync(4999)
    expect(fake.playCalls).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(player.state().phase).toBe('playing')
  })

  test('is only logged when not, and still plays when it comes', async () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    player.play(track)
    await vi.advanceTimersByTimeAsync(5000)
    expect(fake.playCalls).not.toHaveBeenCalled()
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining('5 seconds'))
    fake.becomeReady(600)
    await settled()
    expect(player.state().phase).toBe('playing')
  })
})

describe('seeking', () => {
  test('to a part that is not there yet says that it is loading, and goes on from there by itself', async () => {
    const { fake, player } = await playing()
    fake.heard.ready = false
    player.seek(400)
    fake.emit('waiting')
    await vi.advanceTimersByTimeAsync(300)
    expect(player.state().phase).toBe('playing')
    await vi.advanceTimersByTimeAsync(200)
    expect(player.state().phase).toBe('loading')
    expect(player.progress().position).toBe(400)
    player.seek(450)
    fake.becomeReady(600)
    await settled()
    expect(player.state().phase).toBe('playing')
    expect(fake.heard.position).toBe(450)
  })

  test('to a part that comes at once says nothing of it', async () => {
    const { fake, player } = await playing()
    const phases: string[] = []
    player.subscribe(() => phases.push(player.state().phase))
    player.seek(400)
    fake.emit('waiting')
    fake.emit('playing')
    await vi.advanceTimersByTimeAsync(5000)
    expect(phases.filter((phase) => phase !== 'playing')).toEqual([])
  })

  test('holds between 0 and the duration and takes only finite numbers', async () => {
    const { player } = await playing()
    player.seek(700)
    expect(player.progress()).toMatchObject({ position: 600, percent: 100 })
    player.seek(-5)
    expect(player.progress().position).toBe(0)
    player.seek(300)
    for (const wrong of [Number.NaN, Infinity, -Infinity]) player.seek(wrong)
    expect(player.progress()).toMatchObject({ position: 300, percent: 50 })
    player.skip(15)
    expect(player.progress().position).toBe(315)
    player.seekPercent(10.1)
    expect(player.progress().position).toBeCloseTo(60.6)
  })

  test('begins where the person stopped, unless that was the end', async () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    player.play(track, 120)
    fake.heard.position = 0
    fake.becomeReady(600)
    await settled()
    expect(fake.heard.position).toBe(120)
    player.play({ ...track, id: 'other' }, 595)
    expect(player.progress().position).toBe(0)
  })
})

describe('volume and speed', () => {
  test('the volume starts at 0.8 and is held between 0 and 1', () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    expect(fake.heard.volume).toBe(0.8)
    player.setVolume(3)
    expect(player.state().volume).toBe(1)
    player.setVolume(-1)
    expect(player.state()).toMatchObject({ volume: 0, muted: true })
    player.setVolume(Number.NaN)
    expect(player.state().volume).toBe(0.8)
  })

  test('muting remembers the volume; unmuting and moving the slider above 0 bring sound back', () => {
    const fake = fakePort()
    const player = new Player(fake.port, () => ({}))
    player.setVolume(0.35)
    player.toggleMute()
    expect(player.state()).toMatchObject({ volume: 0, muted: true })
    expect(fake.heard.volume).toBe(0)
    player.toggleMute()
    expect(player.state()).toMatchObject({ volume: 0.35, muted: false })
    player.toggleMute()
    player.setVolume(0.1)
    expect(player.state()).toMatchObject({ volume: 0.1, muted: false })
  })

  test('both are remembered on this device, and speed stays between 0.75 and 1.5', () => {
    const first = new Player(fakePort().port, () => ({}))
    first.setVolume(0.4)
    first.toggleMute()
    first.setSpeed(9)
    expect(first.state().speed).toBe(1.5)
    const fake = fakePort()
    const second = new Player(fake.port, () => ({}))
    expect(second.state()).toMatchObject({ volume: 0.4, muted: false, speed: 1.5 })
    expect(fake.heard.speed).toBe(1.5)
    second.setSpeed(0)
    expect(second.state().speed).toBe(0.75)
  })
})

describe('the sleep timer', () => {
  test('stops after its minutes, fading over the last 20 seconds, and gives the volume back', async () => {
    const { fake, player } = await playing({}, track, 3600)
    player.setSleep(5)
    await vi.advanceTimersByTimeAsync(279_000)
    expect(fake.heard.volume).toBe(0.8)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(fake.heard.volume).toBeCloseTo(0.2)
    expect(player.state().phase).toBe('playing')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(player.state()).toMatchObject({ phase: 'paused', sleep: undefined, volume: 0.8 })
    expect(fake.heard.volume).toBe(0.8)
  })

  test('"end" fades with the end of the track and is over with it', async () => {
    const { fake, player } = await playing()
    player.setSleep('end')
    fake.run(590)
    expect(player.sleepLeft()).toBeCloseTo(10)
    expect(fake.heard.volume).toBeCloseTo(0.2)
    fake.finish()
    expect(player.state()).toMatchObject({ phase: 'paused', sleep: undefined })
    expect(fake.heard.volume).toBe(0.8)
  })

  test('stays when the item is closed and something else sounds until it is over', async () => {
    const { player } = await playing({}, track, 3600)
    let isSounding = true
    player.shareSleep(() => isSounding)
    player.setSleep(5)
    await player.stop()
    expect(player.sleepLeft()).toBeCloseTo(300)
    isSounding = false
    await player.stop()
    expect(player.state().sleep).toBeUndefined()
  })

  test('can be taken back', async () => {
    const { player } = await playing({}, track, 3600)
    player.setSleep(5)
    player.setSleep(undefined)
    await vi.advanceTimersByTimeAsync(400_000)
    expect(player.state().phase).toBe('playing')
  })
})

describe('callbacks to the feature', () => {
  test('one start for a load, however often it is paused', async () => {
    const playStart = vi.fn<NonNullable<Playback['playStart']>>(async () => ({ sessionId: 's' }))
    const { fake, player } = await playing({ playStart })
    player.toggle()
    player.toggle()
    await settled()
    fake.run(10)
    expect(playStart).toHaveBeenCalledOnce()
    player.play(speech)
    await settled()
    fake.becomeReady(60)
    await settled()
    expect(playStart).toHaveBeenCalledTimes(2)
  })

  test('a feature that arrives after the sound still hears of the start', async () => {
    const playStart = vi.fn<NonNullable<Playback['playStart']>>(async () => undefined)
    const arrived = Promise.withResolvers<Playback>()
    const fake = fakePort()
    const player = new Player(fake.port, () => arrived.promise)
    player.play(track)
    fake.becomeReady(600)
    await settled()
    arrived.resolve({ playStart })
    await settled()
    expect(playStart).toHaveBeenCalledOnce()
  })

  test('the place: every 15 seconds, on pause, on leaving, and 0 at the end', async () => {
    const savePosition = vi.fn<NonNullable<Playback['savePosition']>>(async () => undefined)
    const { fake, player } = await playing({ savePosition })
    fake.run(16)
    expect(savePosition.mock.calls.map((call) => call[1])).toEqual([15])
    fake.run(4)
    player.pause()
    player.toggle()
    await settled()
    fake.run(5)
    player.leave()
    expect(savePosition.mock.calls.slice(1)).toEqual([
      [track, 20, false],
      [track, 25, true],
    ])
    fake.finish()
    expect(savePosition.mock.lastCall).toEqual([track, 0, false])
  })

  test('a final update when the item changes or stops, for the item that was', async () => {
    const sendSession = vi.fn<NonNullable<Playback['sendSession']>>(async () => ({ sessionId: 's', isComplete: false, pointsAwarded: 0 }))
    const { fake, player } = await playing({ sendSession })
    fake.run(12)
    player.play(speech)
    expect(sendSession.mock.calls).toEqual([[track, { listeningSeconds: 12 }]])
    await settled()
    fake.becomeReady(60)
    await settled()
    fake.run(7)
    void player.stop()
    expect(sendSession.mock.lastCall).toEqual([speech, { listeningSeconds: 7 }])
  })
})
