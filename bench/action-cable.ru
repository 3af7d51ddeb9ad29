# Rooms of Action Cable, whose messages come to all who are in one. It authenticates nobody and keeps nothing.
require 'logger'
require 'action_cable'

class Connection < ActionCable::Connection::Base
end

class RoomChannel < ActionCable::Channel::Base
  def subscribed
    stream_from params['room']
  end

  def say(data)
    ActionCable.server.broadcast(params['room'], { text: data['text'] })
  end
end

ActionCable.server.config.tap do |config|
  config.logger = Logger.new(IO::NULL)
  config.cable = { 'adapter' => 'async' }
  config.connection_class = -> { Connection }
  config.disable_request_forgery_protection = true
end

run ActionCable.server
